export type SubjectKey = 'english' | 'maths' | 'life' | 'science' | 'social' | 'ems' | 'coding';

/** Slug (unique in the grade), term or null, title, description. */
export type TopicRow = [slug: string, term: 1 | 2 | 3 | 4 | null, title: string, description: string];

export type SubjectTopics = Partial<Record<SubjectKey, TopicRow[]>>;
