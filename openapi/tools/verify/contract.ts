import contract from '../../contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '../document.ts';

export const document = contract as unknown as ContractDocument;
