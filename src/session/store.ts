import { refuseArgument } from '../core/issue-message.ts';

/**
 * A value that changes, and listeners to it. React, Svelte and a plain loop take a store as it is.
 *
 * @remarks The functions do not use `this`, so you can pass them on: `useSyncExternalStore(store.subscribe, store.getSnapshot)`.
 *
 * @typeParam Snapshot - the value.
 */
export interface Store<Snapshot> {
  /** Returns the value: the same object until something changes. */
  getSnapshot(): Snapshot;
  /**
   * Calls a listener with the value now and after each change.
   *
   * @param listener - is called with the value. React's listener ignores it.
   * @returns a function that ends the subscription.
   * @throws a RangeError if the listener is no function.
   */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
}

export function assertListener(listener: unknown): void {
  if (typeof listener !== 'function') refuseArgument('listener', [], listener, 'a function');
}

/** The listeners of one store. */
export interface Listeners<Snapshot> {
  subscribe: Store<Snapshot>['subscribe'];
  notify(): void;
}

export function createListeners<Snapshot>(getSnapshot: () => Snapshot): Listeners<Snapshot> {
  interface Subscription {
    readonly listener: (snapshot: Snapshot) => void;
    ended: boolean;
  }
  let subscriptions: readonly Subscription[] = [];
  return {
    subscribe(listener) {
      assertListener(listener);
      const subscription: Subscription = { listener, ended: false };
      subscriptions = [...subscriptions, subscription];
      listener(getSnapshot());
      return () => {
        subscription.ended = true;
        subscriptions = subscriptions.filter((other) => other !== subscription);
      };
    },
    notify() {
      // A listener may change the store or end a subscription; the others then get the newest value, or nothing.
      for (const subscription of subscriptions)
        if (!subscription.ended) subscription.listener(getSnapshot());
    },
  };
}
