import { isBlank } from '#openapi/rules/text.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import type { ActivityDraft } from '../draft/activity-draft.ts';
import { PreviewQuestion } from './preview-question.tsx';
import { useScrollToQuestion } from './use-scroll-to-question.ts';
import styles from '../activity-form.module.css';

export interface PreviewOptions {
  device: 'phone' | 'desktop';
  /** 'try': questions can be answered and are marked. */
  mode: 'view' | 'try';
  showsAnswers: boolean;
}

interface LivePreviewProps {
  draft: ActivityDraft;
  /** Key of the question that is being edited. */
  currentKey: string | undefined;
  options: PreviewOptions;
  isNarrow: boolean;
}

/** The draft as a learner will see it, at the width of a phone or as a scaled-down desktop page. */
export function LivePreview({ draft, currentKey, options, isNarrow }: LivePreviewProps) {
  const { title, description, questions } = draft;
  const currentIndex = questions.findIndex(({ key }) => key === currentKey);
  const region = useScrollToQuestion<HTMLElement>({
    index: currentIndex,
    layout: Object.values(options).join(' '),
    scrollsPage: isNarrow,
  });
  return (
    <ScrollRegion
      ref={region}
      label="What the learner sees"
      className={classNames(styles.previewFrame, options.device === 'desktop' && styles.desktop)}
    >
      <Stack className={styles.previewPage} data-density="learner">
        <div>
          <p className={classNames('breakable', styles.previewTitle)}>
            {isBlank(title) ? 'No title yet' : title}
          </p>
          {isBlank(description) ? null : <p className="muted breakable">{description}</p>}
        </div>
        {questions.map((question, index) => (
          <div
            key={question.key}
            className={styles.previewQuestion}
            aria-current={index === currentIndex ? 'true' : undefined}
          >
            <PreviewQuestion
              question={question}
              index={index}
              isInteractive={options.mode === 'try'}
              showsAnswer={options.showsAnswers}
            />
          </div>
        ))}
        {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      </Stack>
    </ScrollRegion>
  );
}
