import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { use, useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { Highlighted, SearchTermContext } from '#components/list/highlighted.tsx';
import { pluralize } from '#lib/numbers.ts';
import { phoneSearchText, createWordOrPhoneSearch } from '#lib/text/phone-search.ts';
import { normalizeForSearch } from '#lib/text/word-search.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import { formatLastLogin } from '../people/last-login-column.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import type { ParentRow } from './columns.tsx';
import { useLearnersOf, useOpenCard } from './open-cards.tsx';
import personName from '#components/people/person-name.module.css';
import styles from '../people/people.module.css';

type LinkedLearner = components['schemas']['LinkedLearner'];

export const searchTextOfLearner = (learner: LinkedLearner): string =>
  [fullName(learner), learner.email, learner.gradeTitle].filter(Boolean).join(' ');

/** For example 'Lwazi Khumalo (Grade 4)'. */
export const describeLearner = (learner: LinkedLearner): string =>
  learner.gradeTitle ? `${fullName(learner)} (${learner.gradeTitle})` : fullName(learner);

/** The response has no learner ids: without one, a name links to a search for that name (ADM-007). */
interface LinkedLearnerRow extends LinkedLearner {
  id: string | undefined;
}

const columns: readonly TableColumn<LinkedLearnerRow>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, ...learner }) =>
      id === undefined ? (
        <Link to="/admin/learners" search={{ q: fullName(learner) }} className={personName.link}>
          <Highlighted text={fullName(learner)} />
        </Link>
      ) : (
        <UserLink user={{ ...learner, id }} />
      ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <Highlighted text={email ?? '—'} /> },
  { id: 'grade', header: 'Grade', cell: ({ gradeTitle }) => <Highlighted text={gradeTitle ?? 'No grade'} /> },
  { id: 'lastLogin', header: 'Last Login', cell: ({ lastLoginDate }) => formatLastLogin(lastLoginDate) },
];

/** Whether a search does not match the data of the parent alone, so that a closed card would not show the match. */
function matchesOnlyLearners(parent: ParentRow, search: string): boolean {
  const matches = createWordOrPhoneSearch(search);
  const numbers = [parent.cellphoneNumber, parent.whatsAppNumber].map(phoneSearchText);
  const texts = [fullName(parent), parent.email, ...numbers];
  return matches !== undefined && !matches(normalizeForSearch(texts.join(' ')));
}

/** A button with the number of learners, which opens their list. A search that matches only learners opens it, too. */
export function LinkedLearners({ parent }: { parent: ParentRow }) {
  const { id, learners } = parent;
  const search = use(SearchTermContext);
  const [isOpen, toggle] = useOpenCard(id, matchesOnlyLearners(parent, search));
  const tableId = useId();
  if (learners.length === 0) {
    return <p className={classNames('muted', styles.normalWeight)}>No learners linked.</p>;
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? tableId : undefined}
        onClick={toggle}
      >
        <ChevronDown aria-hidden="true" />
        {pluralize(learners.length, 'learner', 'learners')}
        <span className="visually-hidden"> of {fullName(parent)}</span>
      </button>
      {isOpen ? (
        <div id={tableId} className={styles.learnerTable}>
          <LearnerTable parent={parent} />
        </div>
      ) : null}
    </>
  );
}

/** The list of learners has the ids. A parent with two learners of the same name keeps the links to the search. */
function LearnerTable({ parent }: { parent: ParentRow }) {
  const children = useLearnersOf(parent.id);
  const rows = parent.learners.map((learner): LinkedLearnerRow => {
    const [child, ...others] = children.filter((each) => fullName(each) === fullName(learner));
    return { ...learner, id: others.length === 0 ? child?.id : undefined };
  });
  return <PlainTable caption={`Learners of ${fullName(parent)}`} columns={columns} rows={rows} />;
}
