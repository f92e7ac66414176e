import { memo, useState } from 'react';
import { isBlank } from '#openapi/rules/text.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Segments } from '#ui/form/Segments.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { PreviewQuestion } from './preview-question.tsx';
import { useFollowedQuestion } from './use-followed-question.ts';
import styles from '../writer.module.css';

const devices = [
  { id: 'phone', label: 'Phone' },
  { id: 'desk', label: 'Desk' },
] as const;

type Device = (typeof devices)[number]['id'];

const modes = [
  { id: 'look', label: 'Look' },
  { id: 'try', label: 'Try it' },
] as const;

type Mode = (typeof modes)[number]['id'];

interface LivePreviewProps {
  draft: ActivityDraft;
  /** The key of the question that is being written; undefined for the title and the description. */
  current: string | undefined;
  /** The answer key is known, so that a question can be marked and its answer shown. */
  hasAnswers: boolean;
  /** It fills the page, which scrolls in its place. */
  fillsPage: boolean;
}

/**
 * What a child will see, while it is being written: as wide as a phone, or a whole desk made small. It follows a moment
 * later than what is typed.
 */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { draft, current, hasAnswers, fillsPage } = props;
  const [device, setDevice] = useState<Device>('phone');
  const [mode, setMode] = useState<Mode>('look');
  const [showsAnswers, setShowsAnswers] = useState(false);
  const { title, description, questions } = draft;
  const place = questions.findIndex(({ key }) => key === current);
  const region = useFollowedQuestion(place, `${device} ${mode} ${showsAnswers}`, fillsPage);
  return (
    <section className={cardStyle({ flush: true })} aria-label="Preview">
      <Stack gap={2} className={styles.previewHead}>
        <Row>
          <Heading level={2} className={styles.name}>
            Preview
          </Heading>
          <span className={classNames('muted', styles.hint)}>as the learner sees it</span>
          <Segments label="Preview for" segments={devices} selected={device} onSelect={setDevice} />
        </Row>
        {hasAnswers ? (
          <Row justify="between">
            <Switch label="Show answers" isSelected={showsAnswers} onChange={setShowsAnswers} />
            <Segments label="In the preview" segments={modes} selected={mode} onSelect={setMode} />
          </Row>
        ) : null}
      </Stack>
      <ScrollRegion
        ref={region}
        label="What the learner sees"
        className={classNames(styles.window, device === 'desk' && styles.desk)}
      >
        <Stack className={styles.page} data-density="learner">
          <div>
            <p className={classNames('breakable', styles.previewTitle)}>
              {isBlank(title) ? 'No title yet' : title}
            </p>
            {isBlank(description) ? null : <p className="muted breakable">{description}</p>}
          </div>
          {questions.map((question, index) => (
            <div
              key={question.key}
              className={styles.previewed}
              aria-current={index === place ? 'true' : undefined}
            >
              <PreviewQuestion
                question={question}
                index={index}
                isTried={mode === 'try'}
                showsAnswer={showsAnswers}
              />
            </div>
          ))}
          {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
        </Stack>
      </ScrollRegion>
    </section>
  );
});
