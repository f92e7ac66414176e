import { memo, useState } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { LivePreview, type PreviewLook } from '../preview/live-preview.tsx';
import { Outline } from './outline.tsx';
import styles from './aside.module.css';

/** What is shown beside the questions. */
export type AsidePart = 'preview' | 'outline';

const parts = [
  { id: 'preview', label: 'Preview' },
  { id: 'outline', label: 'Outline' },
] as const;

const devices = [
  { id: 'phone', label: 'Phone' },
  { id: 'desk', label: 'Desk' },
] as const;

const modes = [
  { id: 'look', label: 'Look' },
  { id: 'try', label: 'Try it' },
] as const;

interface AsideProps {
  part: AsidePart;
  onPart: (part: AsidePart) => void;
  draft: ActivityDraft;
  grade: number | undefined;
  /** The key of the question that is being written; undefined for the title and the description. */
  current: string | undefined;
  /** The answer key is known, so that a question can be marked and its answer shown. */
  hasAnswers: boolean;
  /** It fills the page, which scrolls in its place; the page chooses the part. */
  fillsPage: boolean;
  /** Leads to a question, by its key. */
  onGo: (key: string) => void;
  onPlace: (key: string, index: number) => void;
}

/** The preview or the outline of the questions: one at a time, so that there is one scroll area. */
export const Aside = memo(function Aside(props: AsideProps) {
  const { part, onPart, draft, grade, current, hasAnswers, fillsPage, onGo, onPlace } = props;
  const [look, setLook] = useState<PreviewLook>({ device: 'phone', mode: 'look', showsAnswers: false });
  const name = part === 'preview' ? 'Preview' : 'Outline';
  return (
    <section className={cardStyle({ flush: true })} aria-label={name}>
      <Stack gap={2} className={styles.head}>
        <Row justify="between">
          <Heading level={2} className={fillsPage ? styles.name : 'visually-hidden'}>
            {name}
          </Heading>
          {fillsPage ? null : (
            <Segments label="Beside the questions" segments={parts} selected={part} onSelect={onPart} />
          )}
          {part === 'preview' ? (
            <Segments
              isQuiet
              label="Preview for"
              segments={devices}
              selected={look.device}
              onSelect={(device) => setLook({ ...look, device })}
            />
          ) : null}
        </Row>
        {part === 'preview' && hasAnswers ? (
          <Row justify="between">
            <Switch
              label="Show answers"
              isSelected={look.showsAnswers}
              onChange={(showsAnswers) => setLook({ ...look, showsAnswers })}
            />
            <Segments
              isQuiet
              label="In the preview"
              segments={modes}
              selected={look.mode}
              onSelect={(mode) => setLook({ ...look, mode })}
            />
          </Row>
        ) : null}
      </Stack>
      {part === 'preview' ? (
        <LivePreview draft={draft} current={current} look={look} fillsPage={fillsPage} />
      ) : (
        <Outline
          draft={draft}
          grade={grade}
          current={current}
          fillsPage={fillsPage}
          onGo={onGo}
          onPlace={onPlace}
        />
      )}
    </section>
  );
});
