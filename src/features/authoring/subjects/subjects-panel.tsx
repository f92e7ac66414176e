import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import {
  deleteSubjectMutation,
  subjectQuery,
  updateSubjectMutation,
  type Subject,
} from '#api/queries/subjects.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { EmptyList } from '../empty-list.tsx';
import { SetupPanel } from '../setup/setup-panel.tsx';
import { SetupRow } from '../setup/setup-row.tsx';
import { groupAndType } from './group-and-type.ts';
import { SubjectDeletion } from './subject-deletion.tsx';
import { SubjectForm } from './subject-form.tsx';
import styles from './subjects-panel.module.css';

interface SubjectsPanelProps {
  grade: { id: string; title: string };
  subjects: OptionalQuery<readonly Subject[]>;
  back?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The subjects of a grade, to rename, delete and add (AUT-007). */
export function SubjectsPanel({ grade, subjects, back, titleRef }: SubjectsPanelProps) {
  const askToDelete = useDeleteSubject();
  const queryClient = useQueryClient();
  return (
    <SetupPanel
      title={`Subjects of ${grade.title}`}
      count={subjects.data?.length}
      back={back}
      {...(titleRef && { titleRef })}
      rows={subjects.data?.map((subject) => (
        <SetupRow
          key={subject.id}
          record={subject}
          renaming={{
            read: () => queryClient.query({ ...subjectQuery(subject.id), staleTime: 0 }),
            mutation: updateSubjectMutation(subject.id),
            toBody: (title, now) => ({ ...now, title }),
            success: 'Subject renamed',
          }}
          onDelete={() => void askToDelete(subject)}
        >
          <SubjectLink subject={subject} />
        </SetupRow>
      ))}
      nothing={
        <EmptyList
          title="Zero Subjects available for this Grade"
          text="Add the first one below."
          headingLevel={3}
          list={subjects}
          bare
        />
      }
      form={<SubjectForm grade={grade} />}
    />
  );
}

function SubjectLink({ subject }: { subject: Subject }) {
  const { id, gradeId, title } = subject;
  return (
    <div className={styles.subject}>
      <SubjectIcon subject={subjectKey(title)} />
      <div className={styles.words}>
        <Link
          to="/grades/$gradeId/subjects/$subjectId/topics"
          params={{ gradeId, subjectId: id }}
          className={styles.title}
        >
          {title}
        </Link>
        <p className={styles.group}>{groupAndType(subject)}</p>
      </div>
    </div>
  );
}

function useDeleteSubject() {
  const { mutateAsync: deleteSubject } = useMutation(deleteSubjectMutation());
  return ({ id, title }: Subject) =>
    confirmDelete({
      title: 'Delete Subject?',
      what: <SubjectDeletion id={id} title={title} />,
      run: () => deleteSubject(id),
      done: 'Subject deleted',
    });
}
