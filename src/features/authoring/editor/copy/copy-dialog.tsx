import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { topicActivityListQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { gradeSubjectsQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Stack } from '#ui/layout.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { TopicLocation } from '../../topic-location.ts';
import type { QuestionDraft } from '../draft/activity-draft.ts';
import { maxQuestions } from '../draft/draft-reducer.ts';
import { createSendFailure, type SendFailure } from '../send/send-failure.ts';
import { useCopyQuestion } from './use-copy-question.ts';

interface CopyDialogProps {
  question: QuestionDraft;
  name: string;
  /** Id of the current activity, which is not offered. */
  activityId: string;
  /** Ids of the current activity's topic, which is preselected. */
  location: Partial<TopicLocation>;
  onClose: () => void;
}

export function CopyDialog({ question, name, activityId, location, onClose }: CopyDialogProps) {
  const [chosen, setChosen] = useState<Partial<TopicLocation> & { activityId?: string }>(location);
  const { gradeId = '', subjectId = '', topicId = '' } = chosen;
  const grades = useQuery(gradeListQuery());
  const subjects = useQuery({ ...gradeSubjectsQuery(gradeId), enabled: gradeId !== '' });
  const topics = useQuery({ ...subjectTopicsQuery(subjectId), enabled: subjectId !== '' });
  const activities = useQuery({
    ...topicActivityListQuery(topicId),
    enabled: topicId !== '',
    select: (all) => all.filter(({ id }) => id !== activityId),
  });
  const target = activities.data?.find(({ id }) => id === chosen.activityId);
  const isFull = target !== undefined && target.questions.length >= maxQuestions;
  const { copyQuestion, isCopying } = useCopyQuestion(target?.id ?? '');
  const [failure, setFailure] = useState<SendFailure>();
  const navigate = useNavigate();
  const runUnlessBusy = useSingleFlight();

  const choose = (next: typeof chosen) => {
    setFailure(undefined);
    setChosen(next);
  };
  const copy = async () => {
    if (!target) return;
    setFailure(undefined);
    try {
      const { activity, hasLostMedia } = await copyQuestion(question);
      const lostMediaText = hasLostMedia
        ? ' Its media could not be copied. Attach the file again there.'
        : '';
      const to = '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId';
      const params = { gradeId, subjectId, topicId, activityId: activity.id };
      toast({
        profile: 'app',
        tone: hasLostMedia ? 'warning' : 'success',
        message: `${name} was copied to “${activity.title}”.${lostMediaText}`,
        action: { label: 'Open it', onPress: () => void navigate({ to, params }) },
      });
      onClose();
    } catch (error) {
      setFailure(createSendFailure(error, 'Error copying question'));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isCopying || onClose()}
      title={`Copy ${name} to another activity`}
      keepOpen
      footer={
        <>
          <Button isDisabled={isCopying} onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={isCopying ? 'Copying…' : undefined}
            isDisabled={!target || isFull}
            onPress={() => void runUnlessBusy(copy)}
          >
            Copy
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>The copy is added at the end of the other activity and saved at once.</p>
        <LevelSelect
          label="Grade"
          list={grades}
          value={gradeId}
          onChange={(id) => choose({ gradeId: id })}
          emptyText="There are no grades yet."
          isReadOnly={isCopying}
        />
        <LevelSelect
          label="Subject"
          list={subjects}
          value={subjectId}
          onChange={(id) => choose({ gradeId, subjectId: id })}
          emptyText="This grade has no subjects yet."
          isReadOnly={isCopying}
        />
        <LevelSelect
          label="Topic"
          list={topics}
          value={topicId}
          onChange={(id) => choose({ gradeId, subjectId, topicId: id })}
          emptyText="This subject has no topics yet."
          isReadOnly={isCopying}
        />
        <LevelSelect
          label="Activity"
          list={activities}
          value={chosen.activityId}
          onChange={(id) => choose({ gradeId, subjectId, topicId, activityId: id })}
          emptyText="This topic has no other activities."
          isReadOnly={isCopying}
          errorMessage={
            isFull ? `This activity already has ${maxQuestions} questions, the maximum.` : undefined
          }
        />
        {failure ? <FormAlert failure={failure} /> : null}
      </Stack>
    </Dialog>
  );
}

interface LevelSelectProps {
  label: string;
  /** Query of the options; it is disabled until the level above is chosen. */
  list: UseQueryResult<readonly { id: string; title: string }[]>;
  value: string | undefined;
  onChange: (id: string) => void;
  emptyText: string;
  isReadOnly: boolean;
  errorMessage?: string | undefined;
}

function LevelSelect({
  label,
  list,
  value,
  onChange,
  emptyText,
  isReadOnly,
  errorMessage,
}: LevelSelectProps) {
  const failure = useQueryFailure(list);
  if (failure && !list.data) {
    return <NotLoaded loading={null} title={`${label}: failed to load`} failure={failure} />;
  }
  const options = (list.data ?? []).map(({ id, title }) => ({ id, label: title }));
  const isEmpty = list.data !== undefined && options.length === 0;
  return (
    <Select
      label={label}
      options={options}
      value={options.some(({ id }) => id === value) ? value : null}
      onChange={onChange}
      placeholder={list.isFetching && !list.data ? 'Loading…' : 'Choose…'}
      isDisabled={options.length === 0}
      isReadOnly={isReadOnly}
      description={isEmpty ? emptyText : undefined}
      errorMessage={errorMessage}
    />
  );
}
