import { describe, expect, it } from 'vitest';
import { isAcceptedName } from './isAcceptedName.ts';

const proposal = { name: 'Proposal.PDF', size: 10, type: 'application/pdf' };

describe('isAcceptedName', () => {
  it.each([
    ['Second.pdf', ['.pdf', '.doc'], true],
    ['Proposal.doc', ['.pdf', '.doc'], true],
    ['Proposal.exe', ['.pdf', '.doc'], false],
    ['Proposal.pdf.exe', ['.pdf'], false],
    ['Proposal', ['.pdf'], false],
    ['Second.pdf', ['application/pdf'], true],
    ['Proposal.exe', ['application/*'], false],
    ['Proposal.exe', [], true],
  ])('%s, where %j is accepted: %s', (name, accept, isAccepted) => {
    expect(isAcceptedName(name, proposal, accept)).toBe(isAccepted);
  });
});
