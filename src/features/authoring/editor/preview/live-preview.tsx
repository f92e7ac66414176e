import { isBlank } from '#openapi/rules/text.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { PreviewQuestion } from './preview-question.tsx';
import { useFollowedQuestion } from './use-followed-question.ts';
import styles from '../writer.module.css';

export interface PreviewLook {
  device: 'phone' | 'desk';
  /** 'try': it can be answered and is marked, as by a learner. */
  mode: 'look' | 'try';
  showsAnswers: boolean;
}

interface LivePreviewProps {
  draft: ActivityDraft;
  /** The key of the question that is being written; undefined for the title and the description. */
  current: string | undefined;
  look: PreviewLook;
  /** It fills the page, which scrolls in its place. */
  fillsPage: boolean;
}

/**
 * What a child will see, while it is being written: as wide as a phone, or a whole desk made small. It follows a moment
 * later than what is typed.
 */
export function LivePreview({ draft, current, look, fillsPage }: LivePreviewProps) {
  const { title, description, questions } = draft;
  const place = questions.findIndex(({ key }) => key === current);
  const region = useFollowedQuestion<HTMLElement>({
    place,
    layout: Object.values(look).join(' '),
    fillsPage,
  });
  return (
    <ScrollRegion
      ref={region}
      label="What the learner sees"
      className={classNames(styles.window, look.device === 'desk' && styles.desk)}
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
              isTried={look.mode === 'try'}
              showsAnswer={look.showsAnswers}
            />
          </div>
        ))}
        {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      </Stack>
    </ScrollRegion>
  );
}
