import type { components } from '#api/contract.gen.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { lastLoginColumn } from '../people/last-login-column.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import { adultInWords, LinkedAdults, searchTextOfAdult } from './linked-adults.tsx';

export type LearnerRow = components['schemas']['Learner'];

/** What the grade filter calls a learner who has none. */
export const gradeOf = ({ gradeTitle }: LearnerRow): string => gradeTitle ?? 'No grade';

/** Those of ADM-008. */
export const learnerColumns: readonly ListColumn<LearnerRow>[] = [
  {
    ...textColumn<LearnerRow>('name', 'Name', fullName),
    cell: (learner) => <UserLink user={learner} />,
    rowHeader: true,
    width: '22%',
  },
  {
    ...textColumn<LearnerRow>('grade', 'Grade', ({ gradeTitle }) => gradeTitle),
    searchText: gradeOf,
    cell: (learner) => <Highlighted text={gradeOf(learner)} />,
    width: '7em',
  },
  lastLoginColumn(({ lastLoginDate }) => lastLoginDate),
  {
    id: 'parents',
    header: 'Parents',
    // As they are listed: the primary parent first.
    sortBy: ({ parents: [first] }) => first && fullName(first),
    searchText: ({ parents }) => parents.map(searchTextOfAdult).join('\n'),
    csv: ({ parents }) => parents.map(adultInWords).join('; '),
    cell: ({ parents }) => <LinkedAdults adults={parents} />,
    onCard: 'wide',
  },
];
