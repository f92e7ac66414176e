import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { use, useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { Highlighted, SearchedFor } from '#components/list/highlighted.tsx';
import { matchesIn } from '#lib/text/word-search.ts';
import { lastLogin } from '../people/last-login-column.tsx';
import { fullName } from '../people/user-link.tsx';
import type { ParentRow } from './columns.tsx';
import { useOpenCard } from './open-cards.tsx';
import styles from './linked-learners.module.css';

type LinkedLearner = components['schemas']['LinkedLearner'];

export const searchTextOfLearner = (learner: LinkedLearner): string =>
  [fullName(learner), learner.email, learner.gradeTitle].filter(Boolean).join(' ');

/** 'Lwazi Khumalo (Grade 4)' */
export const learnerInWords = (learner: LinkedLearner): string =>
  learner.gradeTitle ? `${fullName(learner)} (${learner.gradeTitle})` : fullName(learner);

/** The learners of a parent: how many, and on demand who. A search that finds one of them opens the card. */
export function LinkedLearners({ parent }: { parent: ParentRow }) {
  const { id, learners } = parent;
  const search = use(SearchedFor);
  const isFound =
    search !== '' && learners.some((learner) => matchesIn(searchTextOfLearner(learner), search).length > 0);
  const [isOpen, toggle] = useOpenCard(id, isFound);
  const tableId = useId();
  if (learners.length === 0) return <p className={styles.none}>No learners linked.</p>;
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
        {learners.length} {learners.length === 1 ? 'learner' : 'learners'}
        <span className="visually-hidden"> of {fullName(parent)}</span>
      </button>
      {isOpen ? <LearnerTable id={tableId} parent={parent} /> : null}
    </>
  );
}

/** The roles are spelt out: `display: block` in little room would take them from the elements. */
function LearnerTable({ id, parent }: { id: string; parent: ParentRow }) {
  return (
    <table id={id} role="table" className={styles.table}>
      <caption className="visually-hidden">Learners of {fullName(parent)}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Name', 'Email', 'Grade', 'Last Login'].map((header) => (
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {parent.learners.map((learner, index) => (
          // They have no id, and two may have one name.
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              <Link to="/admin/learners" search={{ q: fullName(learner) }} className={styles.name}>
                <Highlighted text={fullName(learner)} />
              </Link>
            </th>
            <td role="cell" data-label="Email">
              <Highlighted text={learner.email ?? '—'} />
            </td>
            <td role="cell" data-label="Grade">
              <Highlighted text={learner.gradeTitle ?? 'No grade'} />
            </td>
            <td role="cell" data-label="Last Login">
              {lastLogin(learner.lastLoginDate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
