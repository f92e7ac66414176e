import { memo, useState } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { LivePreview, type PreviewOptions } from '../preview/live-preview.tsx';
import { Outline } from './outline.tsx';
import styles from './aside.module.css';

export type AsideView = 'preview' | 'outline';

const views = [
  { id: 'preview', label: 'Preview' },
  { id: 'outline', label: 'Outline' },
] as const;

const devices = [
  { id: 'phone', label: 'Phone' },
  { id: 'desktop', label: 'Desktop' },
] as const;

const modes = [
  { id: 'view', label: 'View' },
  { id: 'try', label: 'Try it' },
] as const;

interface AsideProps {
  view: AsideView;
  onView: (view: AsideView) => void;
  draft: ActivityDraft;
  grade: number | undefined;
  /** Key of the question that is being edited. */
  currentKey: string | undefined;
  isStaff: boolean;
  /** True on a narrow page: the page scrolls instead of the aside, and has the view switch. */
  isNarrow: boolean;
  onGoToQuestion: (key: string) => void;
  onMove: (key: string, index: number) => void;
}

/** The preview or the outline beside the form: one at a time, to avoid two scroll areas. */
export const Aside = memo(function Aside(props: AsideProps) {
  const { view, onView, draft, grade, currentKey, isStaff, isNarrow, onGoToQuestion, onMove } = props;
  const [options, setOptions] = useState<PreviewOptions>({
    device: 'phone',
    mode: 'view',
    showsAnswers: false,
  });
  const name = view === 'preview' ? 'Preview' : 'Outline';
  return (
    <section className={cardStyle({ flush: true })} aria-label={name}>
      <Stack gap={2} className={styles.head}>
        <Row justify="between">
          <Heading level={2} className={isNarrow ? styles.name : 'visually-hidden'}>
            {name}
          </Heading>
          {isNarrow ? null : (
            <Segments label="Beside the questions" segments={views} selected={view} onSelect={onView} />
          )}
          {view === 'preview' ? (
            <Segments
              isQuiet
              label="Preview for"
              segments={devices}
              selected={options.device}
              onSelect={(device) => setOptions({ ...options, device })}
            />
          ) : null}
        </Row>
        {view === 'preview' && isStaff ? (
          <Row justify="between">
            <Switch
              label="Show answers"
              isSelected={options.showsAnswers}
              onChange={(showsAnswers) => setOptions({ ...options, showsAnswers })}
            />
            <Segments
              isQuiet
              label="In the preview"
              segments={modes}
              selected={options.mode}
              onSelect={(mode) => setOptions({ ...options, mode })}
            />
          </Row>
        ) : null}
      </Stack>
      {view === 'preview' ? (
        <LivePreview draft={draft} currentKey={currentKey} options={options} isNarrow={isNarrow} />
      ) : (
        <Outline
          draft={draft}
          grade={grade}
          currentKey={currentKey}
          isNarrow={isNarrow}
          onGoToQuestion={onGoToQuestion}
          onMove={onMove}
        />
      )}
    </section>
  );
});
