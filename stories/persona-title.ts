import { capitalize } from '#lib/text/capitalize.ts';
import { users } from '#mocks/data/seed/users/users.ts';

/** Such as `Lwazi, Learner, Grade 4`. */
export function personaTitle(userName: string): string {
  const user = users.find((candidate) => candidate.userName === userName);
  const grade = user?.gradeId?.replace('grd-', 'Grade ');
  return [capitalize(userName), user?.role, grade].filter(Boolean).join(', ');
}
