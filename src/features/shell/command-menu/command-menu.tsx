import { useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  RouterProvider,
  TextField,
} from 'react-aria-components';
import { KeyName } from '#components/keys/key-name.tsx';
import { SearchTermContext } from '#components/list/highlighted.tsx';
import { useIdleSearchIndex } from '#components/list/use-idle-search-index.ts';
import { useSpelling } from '#components/list/use-spelling.ts';
import { commandKey } from '#lib/keyboard.ts';
import { pluralize } from '#lib/numbers.ts';
import { createSpelling } from '#lib/text/suggest-spelling.ts';
import type { SessionDetails } from '#session/claims.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Autocomplete } from './autocomplete.tsx';
import { GroupSection } from './group-section.tsx';
import type { MenuGroup, MenuItem, MenuSource } from './menu-items.ts';
import { readRecentItems, storeRecentItem } from './recent-items.ts';
import { searchLabel } from './search-label.ts';
import { useSources } from './use-sources.tsx';
import overlay from '#ui/overlay/overlay.module.css';
import styles from './command-menu.module.css';

/** Results per group, until the user asks for all. */
const firstResults = 2;
const maxResults = 50;

/** `useAutocomplete` sets the other attributes. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const;

interface CommandMenuProps {
  details: SessionDetails;
  onClose: () => void;
  onShowKeys: () => void;
}

/** Finds people, grades, subjects, plans, pages and actions, and opens them (D-293). */
export function CommandMenu({ details, onClose, onShowKeys }: CommandMenuProps) {
  const router = useRouter();
  return (
    <RouterProvider navigate={(href) => void router.navigate({ href })}>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={onClose}
        className={classNames(overlay.overlay, styles.overlay)}
      >
        <Modal className={classNames(overlay.modal, styles.modal)}>
          <Dialog aria-label="Search" className={styles.dialog ?? ''}>
            <MenuContent details={details} onClose={onClose} onShowKeys={onShowKeys} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </RouterProvider>
  );
}

function MenuContent({ details, onClose, onShowKeys }: CommandMenuProps) {
  const { sources, actions, pages, isLoading, failures } = useSources(details);
  const [search, setSearch] = useState('');
  /** The title of the group of which all results are shown. */
  const [openGroup, setOpenGroup] = useState<string>();
  const recent = useRecentItems(details.id, sources);
  const isSearching = search.trim() !== '';
  const recentIds = new Set(recent.items.map(({ id }) => id));
  const withoutRecent = (source: MenuSource): MenuGroup => {
    const all = source.find('', maxResults);
    const items = all.items.filter(({ id }) => !recentIds.has(id));
    return { ...all, items, count: items.length };
  };
  useIdleSearchIndex(useMemo(() => sources.flatMap(({ entries }) => entries), [sources]));
  const found = isSearching
    ? sources.map((source) => source.find(search, openGroup === undefined ? firstResults : maxResults))
    : [];
  const groups = isSearching
    ? found.filter(({ title }) => openGroup === undefined || title === openGroup)
    : [recent, withoutRecent(pages), withoutRecent(actions)];
  const shown = groups.filter(({ items }) => items.length > 0);
  const count = found.reduce((sum, group) => sum + group.count, 0);
  const spell = useMemo(() => createSpelling(() => sources.flatMap((source) => source.texts())), [sources]);
  const spelling = useSpelling({
    search,
    searched: sources,
    isFound: !isSearching || isLoading || count > 0,
    suggestSpelling: () => suggestFound(search, spell, sources),
  });
  const list = useRef<HTMLDivElement>(null);
  const change = (next: string) => {
    setSearch(next);
    setOpenGroup(undefined);
  };
  const open = ({ id, link, run }: MenuItem) => {
    if (link) void storeRecentItem(details.id, id);
    onClose();
    run?.();
  };
  /** After a deletion, no result is focused: Enter opens the first one. */
  const openFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isFirst = isSearching && !list.current?.querySelector('[data-focused]');
    if (isFirst) list.current?.querySelector<HTMLElement>('[role="option"]')?.click();
  };
  return (
    <SearchTermContext value={search.trim()}>
      <Autocomplete value={search} onChange={change}>
        <TextField aria-label={searchLabel(details)} autoFocus type="search" className={styles.field ?? ''}>
          <Search aria-hidden="true" />
          <Input
            className={styles.input ?? ''}
            placeholder={searchLabel(details)}
            maxLength={100}
            {...combobox}
            onKeyDownCapture={openFirst}
          />
          <span role="status" className={classNames(styles.status, 'muted fs-0 tabular')}>
            {statusText({ isSearching, isLoading, count })}
          </span>
          <button type="button" className={styles.escape} onClick={onClose}>
            <span className="visually-hidden">Close </span>
            <X className={styles.closeIcon} aria-hidden="true" />
            <span className={styles.closeKey}>
              <KeyName>Esc</KeyName>
            </span>
          </button>
        </TextField>
        <ListBox
          ref={list}
          aria-label="Results"
          className={styles.list ?? ''}
          renderEmptyState={() =>
            isSearching && !isLoading && failures.length === 0 ? <Nothing search={search.trim()} /> : null
          }
        >
          {spelling === undefined ? null : (
            <ListBoxItem
              id="spelling"
              textValue={`Did you mean ${spelling}?`}
              className={styles.item ?? ''}
              onAction={() => change(spelling)}
            >
              <span>
                Did you mean <b>{spelling}</b>?
              </span>
            </ListBoxItem>
          )}
          {shown.map((group) => (
            <GroupSection
              key={group.title}
              group={group}
              onOpen={open}
              onShowAll={() => setOpenGroup(group.title)}
              onClose={onClose}
            />
          ))}
        </ListBox>
      </Autocomplete>
      <div role="alert">
        {failures.map(({ noun, query }) => (
          <p key={noun} className={styles.failure}>
            The {noun} did not load.
            <Button
              size="small"
              busy={query.isFetching ? 'Loading…' : undefined}
              onPress={() => void query.refetch()}
            >
              Try again
            </Button>
          </p>
        ))}
      </div>
      <Footer onShowKeys={onShowKeys} />
    </SearchTermContext>
  );
}

/** Returns a similar search that finds something. */
function suggestFound(
  search: string,
  spell: ReturnType<typeof createSpelling>,
  sources: readonly MenuSource[],
): string | undefined {
  const spelling = spell(search);
  const isFound = spelling !== undefined && sources.some((source) => source.find(spelling, 1).count > 0);
  return isFound ? spelling : undefined;
}

function useRecentItems(userId: string, sources: readonly MenuSource[]): MenuGroup {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => void readRecentItems(userId).then(setIds), [userId]);
  const items = ids.flatMap((id) => sources.map((source) => source.findItem(id)).find(Boolean) ?? []);
  return { title: 'Recent', items, count: items.length };
}

function statusText(state: { isSearching: boolean; isLoading: boolean; count: number }): string {
  if (state.isLoading) return 'Loading…';
  return state.isSearching ? pluralize(state.count, 'result', 'results') : '';
}

const Nothing = ({ search }: { search: string }) => (
  <p className={styles.nothing}>
    Nothing matches <b className="breakable">{search}</b>. Try fewer letters, or another spelling.
  </p>
);

function Footer({ onShowKeys }: Pick<CommandMenuProps, 'onShowKeys'>) {
  return (
    <footer className={styles.footer}>
      <ul className={styles.hints}>
        <li>
          <KeyName>↑</KeyName> <KeyName>↓</KeyName> Move
        </li>
        <li>
          <KeyName>Enter</KeyName> Open
        </li>
        <li>
          <KeyName>{commandKey()}</KeyName> <KeyName>Enter</KeyName> Open in a new tab
        </li>
      </ul>
      <Button variant="quiet" size="small" onPress={onShowKeys}>
        All keys
      </Button>
    </footer>
  );
}
