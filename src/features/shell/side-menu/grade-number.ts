/** For example '4' for 'Grade 4', 'R' for 'Reception'. */
export const gradeNumber = (title: string): string =>
  /\d+/.exec(title)?.[0] ?? title.trim().slice(0, 1).toUpperCase();
