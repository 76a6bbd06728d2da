/** Runs tasks, at most `ahead` at once, and gives their results in the order of the tasks. */
export async function* inOrder<Task, Result>(
  tasks: Iterable<Task>,
  ahead: number,
  run: (task: Task) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const task of tasks) {
    const result = run(task);
    // A failure is reported in its turn; until then the host must not count it as unhandled.
    result.catch(() => {});
    running.push(result);
    const first = running.length < ahead ? undefined : running.shift();
    if (first !== undefined) yield await first;
  }
  for (const result of running) yield await result;
}
