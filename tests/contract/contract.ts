import contract from '#openapi/contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';

export const document = contract as unknown as ContractDocument;
