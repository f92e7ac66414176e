import { useMemo, useState } from 'react';
import type { UserWithRoles } from '#api/queries/admin-roles.ts';
import { pluralize, formatCount } from '#lib/numbers.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { normalizeForSearch, createWordSearch } from '#lib/text/word-search.ts';
import { classNames } from '#ui/class-names.ts';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { fullName } from '../people/user-link.tsx';
import styles from './give-role-dialog.module.css';

const maxResults = 6;

interface PersonSearchProps {
  people: readonly UserWithRoles[];
  chosen: UserWithRoles | undefined;
  isReadOnly: boolean;
  onChoose: (person: UserWithRoles | undefined) => void;
  errorMessage: string | undefined;
}

export function PersonSearch({ people, chosen, isReadOnly, onChoose, errorMessage }: PersonSearchProps) {
  const [search, setSearch] = useState('');
  const entries = useMemo(
    () => people.map((person) => ({ person, searchText: normalizeForSearch(searchTextOf(person)) })),
    [people],
  );
  const matches = createWordSearch(search);
  const found = matches
    ? entries.filter(({ searchText }) => matches(searchText)).map(({ person }) => person)
    : [];
  const shown = found
    .toSorted((a, b) => byTitle({ title: fullName(a) }, { title: fullName(b) }))
    .slice(0, maxResults);
  return (
    <>
      <TextField
        label="Find a person"
        type="search"
        description="By name, email or role."
        autoComplete="off"
        autoFocus
        verbatim
        isReadOnly={isReadOnly}
        value={search}
        onChange={(text) => {
          setSearch(text);
          onChoose(undefined);
        }}
        errorMessage={shown.length === 0 ? errorMessage : undefined}
      />
      <p role="status" className={classNames('muted fs-0', styles.count)}>
        {matches ? countText(found.length) : null}
      </p>
      {shown.length > 0 ? (
        <RadioGroup
          label="Who gets the role"
          options={shown.map((person) => ({
            value: person.id,
            label: fullName(person),
            detail: [person.email, person.roles.join(', ')].filter(Boolean).join(' · '),
          }))}
          isReadOnly={isReadOnly}
          value={chosen?.id ?? null}
          onChange={(id) => onChoose(shown.find((person) => person.id === id))}
          errorMessage={errorMessage}
        />
      ) : null}
    </>
  );
}

const searchTextOf = (person: UserWithRoles): string =>
  [fullName(person), person.email, ...person.roles].filter(Boolean).join(' ');

function countText(count: number): string {
  if (count === 0) return 'No user matches. Try fewer letters, or another spelling.';
  if (count > maxResults) {
    return `${formatCount(count)} match; these are the first ${maxResults}. Type more to narrow it down.`;
  }
  return pluralize(count, 'person matches.', 'people match.');
}
