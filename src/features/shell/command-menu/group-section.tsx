import { useRouter } from '@tanstack/react-router';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { Highlighted } from '#components/list/highlighted.tsx';
import { formatCount } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import type { MenuGroup, MenuItem } from './menu-items.ts';
import styles from './command-menu.module.css';

interface GroupSectionProps {
  group: MenuGroup;
  onOpen: (item: MenuItem) => void;
  onShowAll: () => void;
  onClose: () => void;
}

/** The results of one kind. */
export function GroupSection({ group, onOpen, onShowAll, onClose }: GroupSectionProps) {
  const { title, items, count } = group;
  return (
    <ListBoxSection id={title} className={styles.section ?? ''}>
      <Header className={styles.title ?? ''}>{title}</Header>
      {items.map((item) => (
        <Result key={item.id} item={item} onOpen={onOpen} />
      ))}
      {count > items.length ? <ShowAll group={group} onShowAll={onShowAll} onClose={onClose} /> : null}
    </ListBoxSection>
  );
}

function Result({ item, onOpen }: { item: MenuItem; onOpen: (item: MenuItem) => void }) {
  const { id, title, detail, icon, badge, link } = item;
  const href = useHref(link);
  return (
    <ListBoxItem
      id={id}
      {...(href !== undefined && { href })}
      textValue={joinParts(title, detail)}
      className={styles.item ?? ''}
      onAction={() => onOpen(item)}
    >
      <span className={styles.icon}>{icon}</span>
      <span className={styles.texts}>
        <b className={styles.name}>
          <Highlighted text={title} />
        </b>
        <span className="muted fs-0">
          <Highlighted text={detail} />
        </span>
      </span>
      {badge}
      <span className={styles.open} aria-hidden="true">
        {link ? 'Open ↵' : '↵'}
      </span>
    </ListBoxItem>
  );
}

interface ShowAllProps extends Pick<GroupSectionProps, 'onShowAll' | 'onClose'> {
  group: MenuGroup;
}

/** The last option of a group, shown beside its title. */
function ShowAll({ group: { title, count, listLink }, onShowAll, onClose }: ShowAllProps) {
  const href = useHref(listLink);
  return (
    <ListBoxItem
      id={`all ${title}`}
      {...(href !== undefined && { href })}
      textValue={`Show all ${count}`}
      className={styles.all ?? ''}
      onAction={listLink ? onClose : onShowAll}
    >
      Show all {formatCount(count)}
      <span className="visually-hidden"> {title}</span>
    </ListBoxItem>
  );
}

function useHref(link: MenuItem['link'] | undefined): string | undefined {
  const router = useRouter();
  return link && router.history.createHref(router.buildLocation(link).publicHref);
}
