import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';

/** The bundled contract as the tests read it. */
export const document = contract as unknown as ContractDocument;
