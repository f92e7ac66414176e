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
  { id: 'desk', label: 'Desk' },
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
  current: string | undefined;
  /** Staff can mark questions and see the answer key. */
  isStaff: boolean;
  /** On a narrow page, which scrolls itself and has its own view switch. */
  fillsPage: boolean;
  onGoToQuestion: (key: string) => void;
  onMove: (key: string, index: number) => void;
}

/** The preview or the outline beside the form: one at a time, to avoid two scroll areas. */
export const Aside = memo(function Aside(props: AsideProps) {
  const { view, onView, draft, grade, current, isStaff, fillsPage, onGoToQuestion, onMove } = props;
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
          <Heading level={2} className={fillsPage ? styles.name : 'visually-hidden'}>
            {name}
          </Heading>
          {fillsPage ? null : (
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
        <LivePreview draft={draft} current={current} options={options} fillsPage={fillsPage} />
      ) : (
        <Outline
          draft={draft}
          grade={grade}
          current={current}
          fillsPage={fillsPage}
          onGoToQuestion={onGoToQuestion}
          onMove={onMove}
        />
      )}
    </section>
  );
});
