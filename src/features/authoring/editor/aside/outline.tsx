import { GripVertical } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { Finding } from '#questions/editing.ts';
import { questionTypeName } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import { FindingCount } from '../checks/finding-count.tsx';
import { findingsOf } from '../checks/findings-of.ts';
import { nameAt, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { useFollowedQuestion } from '../preview/use-followed-question.ts';
import { questionSummary } from './question-summary.ts';
import styles from './aside.module.css';

interface OutlineRow {
  /** The key of the question. */
  id: string;
  index: number;
  type: QuestionDraft['type'];
  words: string;
  findings: readonly Finding[];
}

/** By the question, which is immutable: the list draws a row again only when it is another object. */
const known = new WeakMap<QuestionDraft, OutlineRow>();

const outlineRows = ({ questions }: ActivityDraft, grade: number | undefined): OutlineRow[] =>
  questions.map((question, index) => {
    const findings = findingsOf(question, grade);
    const before = known.get(question);
    if (before?.index === index && before.findings === findings) return before;
    const row = { id: question.key, index, type: question.type, words: questionSummary(question), findings };
    known.set(question, row);
    return row;
  });

interface OutlineProps {
  draft: ActivityDraft;
  grade: number | undefined;
  /** The key of the question that is being written. */
  current: string | undefined;
  /** It fills the page, which scrolls in its place. */
  fillsPage: boolean;
  /** Leads to a question, by its key. */
  onGo: (key: string) => void;
  /** @param index the place among the others */
  onPlace: (key: string, index: number) => void;
}

/** All questions in a few words each: leads to them, and puts them in order by dragging, also with the keyboard. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { draft, grade, current, fillsPage, onGo, onPlace } = props;
  const rows = useMemo(() => outlineRows(draft, grade), [draft, grade]);
  const list = useFollowedQuestion<HTMLDivElement>({
    place: rows.findIndex(({ id }) => id === current),
    layout: 'list',
    fillsPage,
    onlyIfHidden: true,
  });
  const { dragAndDropHooks } = useDragAndDrop<(typeof rows)[number]>({
    getItems: (keys, items) => [...keys].map((_, at) => ({ 'text/plain': items[at]?.words ?? '' })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const others = rows.filter(({ id }) => id !== key);
      const at = others.findIndex(({ id }) => id === target.key);
      if (typeof key === 'string' && at !== -1) onPlace(key, target.dropPosition === 'after' ? at + 1 : at);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
  });
  return (
    <GridList
      ref={list}
      aria-label="Outline"
      items={rows}
      dependencies={[current]}
      selectionMode="none"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onGo(String(key))}
      renderEmptyState={() => <p className={styles.empty}>No questions available for this activity.</p>}
      className={styles.outline ?? ''}
    >
      {({ id, index, type, words, findings }) => (
        <GridListItem
          textValue={`${nameAt(index)}: ${words || questionTypeName(type)}`}
          className={styles.row ?? ''}
          {...(id === current && { 'data-current': true })}
        >
          <Button slot="drag" aria-label={`Move ${nameAt(index)}`} className={styles.handle ?? ''}>
            <GripVertical aria-hidden="true" />
          </Button>
          <span className={styles.place}>{index + 1}</span>
          <span className={styles.text}>
            <span className={classNames('bold', styles.line)}>{words || 'No question yet'}</span>
            <span className={classNames('muted', styles.line)}>{questionTypeName(type)}</span>
          </span>
          <FindingCount findings={findings} />
        </GridListItem>
      )}
    </GridList>
  );
});
