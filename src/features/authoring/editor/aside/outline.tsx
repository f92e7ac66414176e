import { GripVertical } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { Finding } from '#questions/editing.ts';
import { questionTypeName } from '#questions/registry.ts';
import { classNames } from '#ui/class-names.ts';
import { FindingCount } from '../checks/finding-count.tsx';
import { questionFindings } from '../checks/question-findings.ts';
import { questionName, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { useScrollToQuestion } from '../preview/use-scroll-to-question.ts';
import { questionSummary } from './question-summary.ts';
import styles from './aside.module.css';

interface OutlineRow {
  id: string;
  index: number;
  type: QuestionDraft['type'];
  summary: string;
  findings: readonly Finding[];
}

/** Rows by question: the list renders a row again only if the object changes. */
const rowCache = new WeakMap<QuestionDraft, OutlineRow>();

const outlineRows = ({ questions }: ActivityDraft, grade: number | undefined): OutlineRow[] =>
  questions.map((question, index) => {
    const findings = questionFindings(question, grade);
    const cached = rowCache.get(question);
    if (cached?.index === index && cached.findings === findings) return cached;
    const row = {
      id: question.key,
      index,
      type: question.type,
      summary: questionSummary(question),
      findings,
    };
    rowCache.set(question, row);
    return row;
  });

interface OutlineProps {
  draft: ActivityDraft;
  grade: number | undefined;
  /** Key of the question that is being edited. */
  currentKey: string | undefined;
  isNarrow: boolean;
  onGoToQuestion: (key: string) => void;
  /** @param index position in the list without the moved question */
  onMove: (key: string, index: number) => void;
}

/** Lists all questions; drag and drop, also by keyboard, reorders them. */
export const Outline = memo(function Outline(props: OutlineProps) {
  const { draft, grade, currentKey, isNarrow, onGoToQuestion, onMove } = props;
  const rows = useMemo(() => outlineRows(draft, grade), [draft, grade]);
  const list = useScrollToQuestion<HTMLDivElement>({
    index: rows.findIndex(({ id }) => id === currentKey),
    layout: 'list',
    scrollsPage: isNarrow,
    onlyIfHidden: true,
  });
  const { dragAndDropHooks } = useDragAndDrop<(typeof rows)[number]>({
    getItems: (keys, items) => [...keys].map((_, index) => ({ 'text/plain': items[index]?.summary ?? '' })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      const others = rows.filter(({ id }) => id !== key);
      const targetIndex = others.findIndex(({ id }) => id === target.key);
      if (typeof key === 'string' && targetIndex !== -1) {
        onMove(key, target.dropPosition === 'after' ? targetIndex + 1 : targetIndex);
      }
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
  });
  return (
    <GridList
      ref={list}
      aria-label="Outline"
      items={rows}
      dependencies={[currentKey]}
      selectionMode="none"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onGoToQuestion(String(key))}
      renderEmptyState={() => <p className={styles.empty}>No questions available for this activity.</p>}
      className={styles.outline ?? ''}
    >
      {({ id, index, type, summary, findings }) => (
        <GridListItem
          textValue={`${questionName(index)}: ${summary || questionTypeName(type)}`}
          className={styles.row ?? ''}
          {...(id === currentKey && { 'data-current': true })}
        >
          <Button slot="drag" aria-label={`Move ${questionName(index)}`} className={styles.handle ?? ''}>
            <GripVertical aria-hidden="true" />
          </Button>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.text}>
            <span className={classNames('bold', styles.line)}>{summary || 'No question yet'}</span>
            <span className={classNames('muted', styles.line)}>{questionTypeName(type)}</span>
          </span>
          <FindingCount findings={findings} />
        </GridListItem>
      )}
    </GridList>
  );
});
