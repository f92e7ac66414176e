import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Subject } from '#api/queries/subjects.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Button } from '#ui/Button.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { CardGrid, ContentCard, titleLink } from '../card/content-card.tsx';
import { EmptyList } from '../loading/empty-list.tsx';
import { RowsSkeleton } from '../loading/rows-skeleton.tsx';
import type { LoggedQuery } from '../loading/use-logged-query.ts';
import { groupAndType } from './group-and-type.ts';

interface SubjectCardsProps {
  subjects: LoggedQuery<readonly Subject[]>;
  onAdd: () => void;
}

/** Each subject leads to its topics (AUT-011 to AUT-013). */
export function SubjectCards({ subjects: { data, isLoading, failure }, onAdd }: SubjectCardsProps) {
  if (isLoading) return <RowsSkeleton text="Loading subjects…" rows={3} height="120px" />;
  if (!data || data.length === 0) {
    return (
      <EmptyList
        title="Zero Subjects available for this Grade"
        text="Add the first one."
        failure={failure}
        action={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onAdd}>
            Add Subject
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid>
      {data.map((subject) => (
        <ContentCard
          key={subject.id}
          headingLevel={2}
          icon={<SubjectIcon subject={subjectKey(subject.title)} />}
          title={
            <Link
              to="/grades/$gradeId/subjects/$subjectId/topics"
              params={{ gradeId: subject.gradeId, subjectId: subject.id }}
              className={titleLink}
            >
              {subject.title}
            </Link>
          }
          line={groupAndType(subject)}
          description={subject.description}
        />
      ))}
    </CardGrid>
  );
}
