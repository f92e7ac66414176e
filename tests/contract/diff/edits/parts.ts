import type { ContractDocument, MediaType, Operation, Response, Schema } from '#openapi/tools/document.ts';

export type Edit = (contract: ContractDocument) => void;

type ObjectSchema = Schema & {
  required: string[];
  properties: Record<string, Schema>;
  patternProperties: Record<string, Schema>;
};

export const get = (contract: ContractDocument, path: string): Operation => {
  const operation = contract.paths[path]?.get;
  if (!operation) throw new Error(`The contract has no GET ${path}.`);
  return operation;
};

export const schema = (contract: ContractDocument, name: string): ObjectSchema => {
  const found = contract.components.schemas[name];
  if (!found) throw new Error(`The contract has no schema ${name}.`);
  return found as ObjectSchema;
};

export const property = (contract: ContractDocument, name: string, member: string): Schema => {
  const found = schema(contract, name).properties[member];
  if (!found) throw new Error(`${name} has no ${member}.`);
  return found;
};

export const success = (contract: ContractDocument, path: string): MediaType => {
  const response = get(contract, path).responses['200'] as Response;
  return response.content?.['application/json'] as MediaType;
};

export const upload = (contract: ContractDocument) => {
  const operation = contract.paths['/activities/media/{id}']?.post as Operation;
  const form = operation.requestBody?.content['multipart/form-data'];
  return { operation, form: form as MediaType & { encoding: { media: { contentType: string } } } };
};

export function rename<T>(members: Record<string, T>, to: string) {
  const [[from, value] = []] = Object.entries(members);
  if (from === undefined || value === undefined) throw new Error('There is nothing to rename.');
  Reflect.deleteProperty(members, from);
  members[to] = value;
}
