import contract from '../../contract.gen.json' with { type: 'json' };
import type { ContractDocument } from '../document.ts';

/** The contract that servers are checked against. */
export const document = contract as unknown as ContractDocument;
