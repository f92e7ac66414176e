import { Search } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Row } from '#ui/layout.tsx';
import { useKeys } from '../keys/use-keys.ts';
import type { List } from './use-list.ts';
import styles from './list.module.css';

export interface RowNoun {
  singular: string;
  plural: string;
}

interface ListToolbarProps {
  list: Pick<
    List<unknown>,
    'rows' | 'visibleRows' | 'isFiltered' | 'typedSearch' | 'setSearch' | 'searchField'
  >;
  noun: RowNoun;
  searchLabel: string;
  placeholder?: string;
  /** Hides the count unless rows are filtered. */
  countsMatchesOnly?: boolean;
  /** Hides the label of the search field visually and shows an icon. */
  isCompact?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

export function ListToolbar(props: ListToolbarProps) {
  const { list, noun, searchLabel, placeholder, isCompact = false, countsMatchesOnly = false } = props;
  const { children, actions } = props;
  useKeys([
    { name: '/', description: `search the ${noun.plural}`, action: () => list.searchField.current?.focus() },
  ]);
  return (
    <div className={classNames(styles.toolbar, isCompact && styles.compact)}>
      <search className={styles.filters} aria-label={`Filter the ${noun.plural}`}>
        <SearchField
          label={searchLabel}
          placeholder={placeholder}
          isCompact={isCompact}
          value={list.typedSearch}
          onChange={list.setSearch}
          field={list.searchField}
        />
        {children}
        <Row as="p" gap={1} role="status" className={classNames(styles.count, 'muted tabular')}>
          {countsMatchesOnly && !list.isFiltered ? null : <Count list={list} noun={noun} />}
        </Row>
      </search>
      {actions ? (
        <Row align="stretch" className={styles.buttons}>
          {actions}
        </Row>
      ) : null}
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  placeholder: string | undefined;
  isCompact: boolean;
  value: string;
  onChange: (search: string) => void;
  field: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** Memoized, so that a change of the results does not render the field again. */
const SearchField = memo(({ label, placeholder, isCompact, value, onChange, field }: SearchFieldProps) => (
  <div className={styles.search}>
    <TextField
      label={label}
      hidesLabel={isCompact}
      type="search"
      {...(placeholder !== undefined && { placeholder })}
      autoComplete="off"
      verbatim
      value={value}
      onChange={onChange}
      ref={field}
    />
    {isCompact ? <Search aria-hidden="true" /> : null}
  </div>
));

function Count({ list: { rows, visibleRows, isFiltered }, noun }: Pick<ListToolbarProps, 'list' | 'noun'>) {
  if (!rows) return null;
  const all = formatCount(rows.length);
  const nounForm = rows.length === 1 ? noun.singular : noun.plural;
  return (
    <>
      <strong>{isFiltered ? `${formatCount(visibleRows.length)} of ${all}` : all}</strong> {nounForm}
    </>
  );
}
