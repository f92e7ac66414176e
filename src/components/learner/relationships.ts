/** Relationships of an adult to a learner (PAR-018). */
export const relationships = ['Father', 'Mother', 'Guardian'] as const;

export type Relationship = (typeof relationships)[number];

export const relationshipOptions = relationships.map((value) => ({ value, label: value }));
