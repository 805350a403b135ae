-- One index a stage, each in the order of its list. With all of them in one, the planner thought it
-- cheaper to read every request from the newest on and skip those of other stages: among millions,
-- the newest completed one lies behind everything that is still being worked on.
create index requests_to_quote on requests (created_at desc, id desc) where stage = 'quote' and closed_at is null;
create index requests_to_pay on requests (created_at desc, id desc) where stage = 'payment' and closed_at is null;
create index requests_to_translate on requests (created_at desc, id desc) where stage = 'translate' and closed_at is null;
create index requests_to_review on requests (created_at desc, id desc) where stage = 'review' and closed_at is null;
create index requests_to_deliver on requests (created_at desc, id desc) where stage = 'delivery' and closed_at is null;
create index requests_delivered on requests (created_at desc, id desc) where stage = 'complete' and closed_at is null;
drop index requests_of_stage;
