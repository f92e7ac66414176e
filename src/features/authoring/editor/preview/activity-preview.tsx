import type { ReactNode } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { questionTypeName } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ActivityMedia } from '../media/activity-media.tsx';
import { useActivityMedia } from '../media/use-activity-media.ts';
import styles from '../editor.module.css';

interface ActivityPreviewProps {
  activity: Activity;
  place: string;
  /** Staff upload media and read the feedback; a learner does not. */
  isStaff: boolean;
  onEdit: () => void;
  onDone: () => void;
  /** Above the activity: a draft that was left here, and changes that wait for review. */
  notice: ReactNode;
}

/** An activity as it is, with its media and its questions (AUT-031). */
export function ActivityPreview({ activity, place, isStaff, onEdit, onDone, notice }: ActivityPreviewProps) {
  const { title, description } = activity;
  const questions: readonly Question[] = activity.questions;
  const media = useActivityMedia(activity.id);
  return (
    <Stack className={styles.reading}>
      <PageHeader
        aboveTitle={<p className={classNames('muted', styles.place)}>{place}</p>}
        title={title}
        description={description}
        actions={
          <>
            <Button onPress={onDone}>Done</Button>
            {/* Writing takes the place of this page, and of the upload with it. */}
            <Button variant="primary" isDisabled={media.uploading !== undefined} onPress={onEdit}>
              Edit
            </Button>
          </>
        }
      />
      {notice}
      <ActivityMedia activity={activity} mayChange={isStaff} media={media} />
      {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      <Stack as="ol" gap={6} aria-label="Questions">
        {questions.map((question) => (
          <Stack key={question.id} as="li" gap={2}>
            {/* The card says which number it has. */}
            <p className="bold">{questionTypeName(question.type)}</p>
            <QuestionCard isReadOnly isAdmin={isStaff} question={question} mediaUrl={mediaUrl} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
