/** What an adult may be to a learner (PAR-018, INV-001). */
export const relationships = ['Father', 'Mother', 'Guardian'] as const;

export type Relationship = (typeof relationships)[number];

export const relationshipOptions = relationships.map((value) => ({ value, label: value }));
