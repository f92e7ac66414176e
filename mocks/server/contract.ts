import bareContract from '#openapi/bare-contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';

// The contract without descriptions. TypeScript infers another type from the JSON file.
export const contract = bareContract as unknown as ContractDocument;

export const validator = createValidator(contract);
