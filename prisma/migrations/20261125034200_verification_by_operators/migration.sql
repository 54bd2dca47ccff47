-- Operators confirm companies by hand, and take verifications away.
alter type "VerificationMethod" add value 'OPERATOR';
alter table companies add column verification_taken_at timestamptz(3);
