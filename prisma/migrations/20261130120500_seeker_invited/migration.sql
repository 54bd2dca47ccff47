alter type "CompanyEventKind" add value 'SEEKER_INVITED';
