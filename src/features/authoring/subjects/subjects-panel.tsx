import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { object } from 'valibot';
import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import {
  createSubjectMutation,
  deleteSubjectMutation,
  subjectQuery,
  updateSubjectMutation,
  type Subject,
} from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { queryClient as appQueryClient } from '#api/query-client.ts';
import { longTextOrNull, textOrNull } from '#components/form/field-rules.ts';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormPair } from '#components/form/form.tsx';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { ListPanel } from '#components/list/list-panel.tsx';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { AddForm } from '../add-form.tsx';
import { DeletedPendingChanges } from '../card/deleted-pending-changes.tsx';
import { activityContents, deletedContentsMessage, topicContents } from '../deleted-contents-message.ts';
import { EmptyList } from '../empty-list.tsx';
import { RenameForm } from '../rename-form.tsx';
import { titleRule } from '../title-rule.ts';
import { formatGroupAndType } from './format-group-and-type.ts';
import styles from '../setup.module.css';

/** Only the title is required (VAL-020). */
export const schema = object({
  title: titleRule(),
  subjectGroup: textOrNull(),
  subjectType: textOrNull(),
  description: longTextOrNull(),
});

interface SubjectsPanelProps {
  grade: { id: string; title: string };
  subjects: OptionalQuery<readonly Subject[]>;
  back?: ReactNode;
}

export function SubjectsPanel({ grade, subjects, back }: SubjectsPanelProps) {
  const { mutateAsync: deleteSubject } = useMutation(deleteSubjectMutation());
  const queryClient = useQueryClient();
  const askToDelete = ({ id, title }: Subject) =>
    void confirmDelete({
      title: 'Delete Subject?',
      message: <SubjectDeletion id={id} title={title} />,
      run: () => deleteSubject(id),
      success: 'Subject deleted',
    });
  return (
    <ListPanel
      title={`Subjects of ${grade.title}`}
      back={back}
      rows={subjects.data}
      renderRow={(subject) => <SubjectLink subject={subject} />}
      renderRenaming={(subject, onClose) => (
        <RenameForm
          record={subject}
          read={() => queryClient.query({ ...subjectQuery(subject.id), staleTime: 0 })}
          mutation={updateSubjectMutation(subject.id)}
          toBody={(title, now) => ({ ...now, title })}
          success="Subject renamed"
          onClose={onClose}
        />
      )}
      onDelete={askToDelete}
      emptyState={
        <EmptyList
          title="Zero Subjects available for this Grade"
          text="Add the first one below."
          headingLevel={3}
          list={subjects}
          bare
        />
      }
    >
      <AddForm
        schema={schema}
        renderMore={(control) => (
          <FormPair>
            <FormTextField control={control} name="subjectGroup" label="Subject group" />
            <FormTextField control={control} name="subjectType" label="Subject type" />
          </FormPair>
        )}
        title={`Add a subject to ${grade.title}`}
        submit="Add subject"
        mutation={createSubjectMutation()}
        toBody={(subject) => ({ ...subject, gradeId: grade.id })}
        success="Subject added"
        recordId={`new subject of ${grade.id}`}
      />
    </ListPanel>
  );
}

function SubjectLink({ subject }: { subject: Subject }) {
  const { id, gradeId, title } = subject;
  return (
    <Row nowrap className={styles.subject}>
      <SubjectIcon subject={subjectKey(title)} />
      <div>
        <Link
          to="/grades/$gradeId/subjects/$subjectId/topics"
          params={{ gradeId, subjectId: id }}
          className={classNames('breakable', styles.title)}
        >
          {title}
        </Link>
        <p className={classNames('muted breakable fs-0', styles.group)}>{formatGroupAndType(subject)}</p>
      </div>
    </Row>
  );
}

function SubjectDeletion({ id, title }: { id: string; title: string }) {
  const { data: topics } = useQuery(subjectTopicsQuery(id), appQueryClient);
  const { data: activities } = useQuery(subjectActivityListQuery(id), appQueryClient);
  const contents = [topicContents(topics?.length), activityContents(activities?.length)];
  return (
    <>
      <p>
        This deletes <b>{title}</b> for good. {deletedContentsMessage(contents)}
      </p>
      <DeletedPendingChanges deleted={{ subjectId: id }} />
    </>
  );
}
