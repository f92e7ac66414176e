import type { components } from '#api/contract.gen.ts';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { EmailLink, PhoneLink, WhatsAppLink } from '../people/contact.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import { describeLearner, LinkedLearners, searchTextOfLearner } from './linked-learners.tsx';

export type ParentRow = components['schemas']['ParentWithLearners'];

export const parentColumns: readonly ListColumn<ParentRow>[] = [
  {
    ...textColumn<ParentRow>('name', 'Name', fullName),
    cell: (parent) => <UserLink user={parent} />,
    rowHeader: true,
  },
  {
    ...textColumn<ParentRow>('email', 'Email', ({ email }) => email),
    cell: ({ email }) => <EmailLink email={email} />,
  },
  {
    ...phoneColumn<ParentRow>('phone', 'Phone', ({ cellphoneNumber }) => cellphoneNumber),
    cell: ({ cellphoneNumber }) => <PhoneLink number={cellphoneNumber} />,
  },
  {
    ...phoneColumn<ParentRow>('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber),
    cell: ({ whatsAppNumber }) => <WhatsAppLink number={whatsAppNumber} />,
  },
  {
    id: 'learners',
    header: 'Learners',
    sortBy: ({ learners }) => learners.length,
    searchText: ({ learners }) => learners.map(searchTextOfLearner).join('\n'),
    csv: ({ learners }) => learners.map(describeLearner).join('; '),
    cell: (parent) => <LinkedLearners parent={parent} />,
    onCard: 'foot',
  },
];
