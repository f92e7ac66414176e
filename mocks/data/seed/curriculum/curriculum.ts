import type { GradeRecord, SubjectRecord, TermRecord, TopicRecord } from '../../models/curriculum.ts';
import { grade1Topics, grade2Topics, grade3Topics } from './topics/foundation-phase.ts';
import { grade4Topics, grade5Topics, grade6Topics } from './topics/intermediate-phase.ts';
import { grade7Topics, grade8Topics } from './topics/senior-phase.ts';
import type { SubjectKey, SubjectTopics } from './topics/subject-topics.ts';

const phases = [
  { grades: [1, 2, 3], description: 'Foundation Phase: reading, counting and discovering the world.' },
  { grades: [4, 5, 6], description: 'Intermediate Phase: every subject gets a name and its own book.' },
  { grades: [7, 8], description: 'Senior Phase: bigger questions, and reasons for every answer.' },
];

export const grades: GradeRecord[] = phases.flatMap((phase) =>
  phase.grades.map((number) => ({
    id: `grd-${number}`,
    title: `Grade ${number}`,
    description: phase.description,
  })),
);

export const terms: TermRecord[] = [
  { id: 'trm-1', title: 'Term 1', description: 'January to March' },
  { id: 'trm-2', title: 'Term 2', description: 'April to June' },
  { id: 'trm-3', title: 'Term 3', description: 'July to September' },
  { id: 'trm-4', title: 'Term 4', description: 'October to December' },
];

interface SubjectTexts {
  title: string;
  description: string;
  subjectGroup: string;
  subjectType: string;
}

const maths = { title: 'Mathematics', subjectGroup: 'Mathematics', subjectType: 'Compulsory' };
const english = { title: 'English', subjectGroup: 'Languages', subjectType: 'Home Language' };
const sciences = { subjectGroup: 'Sciences', subjectType: 'Compulsory' };
const humanities = {
  title: 'Social Sciences',
  subjectGroup: 'Human and Social Sciences',
  subjectType: 'Compulsory',
};
const coding = { title: 'Coding and Robotics', subjectGroup: 'Technology', subjectType: 'Enrichment' };

const foundation: Partial<Record<SubjectKey, SubjectTexts>> = {
  english: {
    ...english,
    title: 'English Home Language',
    description: 'Listening, speaking, reading and writing.',
  },
  maths: { ...maths, description: 'Counting, shapes, measuring and sharing.' },
  life: {
    title: 'Life Skills',
    description: 'Me, my body, my family and my world.',
    subjectGroup: 'Life Skills',
    subjectType: 'Compulsory',
  },
};

const intermediate: Partial<Record<SubjectKey, SubjectTexts>> = {
  english: { ...english, description: 'Stories, grammar and clear writing.' },
  maths: { ...maths, description: 'Numbers, fractions, shapes and data.' },
  science: {
    ...sciences,
    title: 'Natural Sciences and Technology',
    description: 'Living things, matter and machines.',
  },
  social: { ...humanities, description: 'Maps, provinces and life long ago.' },
  coding: { ...coding, description: 'Think in steps. Build things that move.' },
};

const senior: Partial<Record<SubjectKey, SubjectTexts>> = {
  english: { ...english, description: 'Literature, language and your own voice.' },
  maths: { ...maths, description: 'Integers, algebra, geometry and data.' },
  science: { ...sciences, title: 'Natural Sciences', description: 'Life, matter, energy and our planet.' },
  social: { ...humanities, description: 'Geography and the story of how we got here.' },
  ems: {
    title: 'Economic and Management Sciences',
    description: 'Money, business and how an economy works.',
    subjectGroup: 'Business and Economics',
    subjectType: 'Compulsory',
  },
  coding: { ...coding, description: 'Write programs, read data, build robots.' },
};

const curriculum: { grade: number; texts: typeof foundation; topics: SubjectTopics }[] = [
  { grade: 1, texts: foundation, topics: grade1Topics },
  { grade: 2, texts: foundation, topics: grade2Topics },
  { grade: 3, texts: foundation, topics: grade3Topics },
  { grade: 4, texts: intermediate, topics: grade4Topics },
  { grade: 5, texts: intermediate, topics: grade5Topics },
  { grade: 6, texts: intermediate, topics: grade6Topics },
  { grade: 7, texts: senior, topics: grade7Topics },
  { grade: 8, texts: senior, topics: grade8Topics },
];

export const subjects: SubjectRecord[] = curriculum.flatMap(({ grade, texts }) =>
  Object.entries(texts).map(([key, text]) => ({
    id: `sub-${grade}-${key}`,
    gradeId: `grd-${grade}`,
    ...text,
  })),
);

export const topics: TopicRecord[] = curriculum.flatMap(({ grade, topics: bySubject }) =>
  Object.entries(bySubject).flatMap(([key, list]) =>
    list.map(([slug, term, title, description]) => ({
      id: `top-${grade}-${slug}`,
      subjectId: `sub-${grade}-${key}`,
      termId: term === null ? null : `trm-${term}`,
      title,
      description,
    })),
  ),
);
