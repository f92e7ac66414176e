import { expect } from 'vitest';

/** Matches the version of a record. */
export const anyVersion = expect.stringMatching(/^v[0-9a-f]{8}$/) as string;
