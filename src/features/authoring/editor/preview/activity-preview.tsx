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
  locationText: string;
  isStaff: boolean;
  onEdit: () => void;
  onDone: () => void;
  notice: ReactNode;
}

export function ActivityPreview({
  activity,
  locationText,
  isStaff,
  onEdit,
  onDone,
  notice,
}: ActivityPreviewProps) {
  const { title, description } = activity;
  const questions: readonly Question[] = activity.questions;
  const media = useActivityMedia(activity.id);
  return (
    <Stack className={styles.reading}>
      <PageHeader
        aboveTitle={<p className={classNames('muted', styles.location)}>{locationText}</p>}
        title={title}
        description={description}
        actions={
          <>
            <Button onPress={onDone}>Done</Button>
            {/* The form would unmount the upload. */}
            <Button variant="primary" isDisabled={media.uploading !== undefined} onPress={onEdit}>
              Edit
            </Button>
          </>
        }
      />
      {notice}
      <ActivityMedia activity={activity} isStaff={isStaff} media={media} />
      {questions.length === 0 ? <p>No questions available for this activity.</p> : null}
      <Stack as="ol" gap={6} aria-label="Questions">
        {questions.map((question) => (
          <Stack key={question.id} as="li" gap={2}>
            <p className="bold">{questionTypeName(question.type)}</p>
            <QuestionCard isReadOnly isAdmin={isStaff} question={question} mediaUrl={mediaUrl} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
