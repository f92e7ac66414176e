import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Subject } from '#api/queries/subjects.ts';
import type { OptionalQuery } from '#components/use-optional-query.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Button } from '#ui/Button.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { CardGrid, ContentCard, titleLink } from '../card/content-card.tsx';
import { EmptyList } from '../empty-list.tsx';
import { groupAndType } from './group-and-type.ts';

interface SubjectCardsProps {
  subjects: OptionalQuery<readonly Subject[]>;
  onAdd: () => void;
}

/** Each subject leads to its topics (AUT-011 to AUT-013). */
export function SubjectCards({ subjects, onAdd }: SubjectCardsProps) {
  if (!subjects.data?.length) {
    return (
      <EmptyList
        title="Zero Subjects available for this Grade"
        text="Add the first one."
        list={subjects}
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
      {subjects.data.map((subject) => (
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
