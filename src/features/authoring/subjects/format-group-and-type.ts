import type { Subject } from '#api/queries/subjects.ts';
import { isBlank } from '#openapi/rules/text.ts';

/** 'Languages - Home Language' (D-154); empty when a subject has neither. */
export const formatGroupAndType = ({
  subjectGroup,
  subjectType,
}: Pick<Subject, 'subjectGroup' | 'subjectType'>): string =>
  [subjectGroup, subjectType].filter((part) => !isBlank(part ?? '')).join(' - ');
