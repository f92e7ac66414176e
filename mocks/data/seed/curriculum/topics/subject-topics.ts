export type SubjectKey = 'english' | 'maths' | 'life' | 'science' | 'social' | 'ems' | 'coding';

/** Slug (unique within the grade), term or null for a topic of any time of the year, title, description. */
export type TopicRow = [slug: string, term: 1 | 2 | 3 | 4 | null, title: string, description: string];

export type SubjectTopics = Partial<Record<SubjectKey, TopicRow[]>>;
