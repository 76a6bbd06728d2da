export const PLAYER_NAMES: readonly string[] = ['Anne', 'Bart', 'Calico', 'Dirk', 'Edward'];
