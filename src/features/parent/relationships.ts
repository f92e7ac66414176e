/** What an adult may be to a learner (PAR-018). */
export const relationships = ['Father', 'Mother', 'Guardian'] as const;

export const relationshipOptions = relationships.map((value) => ({ value, label: value }));
