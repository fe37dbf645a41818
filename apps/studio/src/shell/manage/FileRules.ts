/** What the files of the manage operations may weigh: 50 MiB. */
export const mostBytes = 52_428_800;
