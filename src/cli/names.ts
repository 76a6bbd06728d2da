/** The names of the players. */
export const CREW: readonly string[] = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];
