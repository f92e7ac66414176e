import { memo, useState } from 'react';
import { isBlank } from '#openapi/rules/text.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Segments } from '#ui/form/Segments.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { PreviewQuestion } from './preview-question.tsx';
import styles from '../writer.module.css';

const devices = [
  { id: 'phone', label: 'Phone' },
  { id: 'desk', label: 'Desk' },
] as const;

type Device = (typeof devices)[number]['id'];

/**
 * What a child will see, while it is being written: as wide as a phone, or a whole desk made small. It follows a moment
 * later than what is typed.
 */
export const LivePreview = memo(function LivePreview({ draft }: { draft: ActivityDraft }) {
  const [device, setDevice] = useState<Device>('phone');
  const { title, description, questions } = draft;
  return (
    <section className={cardStyle({ flush: true })} aria-label="Preview">
      <Row className={styles.previewHead}>
        <Heading level={2} className={styles.name}>
          Preview
        </Heading>
        <span className={classNames('muted', styles.hint)}>as the learner sees it</span>
        <Segments label="Preview for" segments={devices} selected={device} onSelect={setDevice} />
      </Row>
      <ScrollRegion
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
            <div key={question.key} className={styles.previewed}>
              <PreviewQuestion question={question} index={index} />
            </div>
          ))}
          {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
        </Stack>
      </ScrollRegion>
    </section>
  );
});
