import type { Subject } from '#api/queries/subjects.ts';
import { isBlank } from '#openapi/rules/text.ts';

/** Group and type of a subject, with a dash between them where there are both (D-154); empty without them. */
export const groupAndType = ({
  subjectGroup,
  subjectType,
}: Pick<Subject, 'subjectGroup' | 'subjectType'>): string =>
  [subjectGroup, subjectType].filter((part) => !isBlank(part ?? '')).join(' - ');
