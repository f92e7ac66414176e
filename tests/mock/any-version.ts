import { expect } from 'vitest';

/** The version of a record, as the mock writes it. */
export const anyVersion = expect.stringMatching(/^v[0-9a-f]{8}$/) as string;
