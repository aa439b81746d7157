-- Instances of the version before wait, so that no row comes between copying and dropping.
LOCK TABLE "drafts", "proposals" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "pending_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"base_revision" text DEFAULT '' NOT NULL,
	"staff_name" text DEFAULT '' NOT NULL,
	"artist_id" integer DEFAULT 0 NOT NULL,
	"record_name" text DEFAULT '' NOT NULL,
	"account_id" text,
	"sentence" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "pending_changes_kind" CHECK ("pending_changes"."kind" IN ('draft', 'proposal')),
	CONSTRAINT "pending_changes_state" CHECK ("pending_changes"."state" IN ('new', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_changes_open" ON "pending_changes" USING btree ("kind","resource","record_id","artist_id") WHERE "pending_changes"."state" = 'new';--> statement-breakpoint
CREATE INDEX "pending_changes_record" ON "pending_changes" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "pending_changes_artist" ON "pending_changes" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "pending_changes_account" ON "pending_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_changes_decided" ON "pending_changes" USING btree ("decided_at");
--> statement-breakpoint
-- A version is named by its row, but where an instance of schema 48 names a draft's itself.
CREATE FUNCTION public.name_pending_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := COALESCE(NULLIF(NEW.revision, ''), NEW.id::text);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER name_pending_change BEFORE INSERT ON "pending_changes" FOR EACH ROW EXECUTE FUNCTION public.name_pending_change();
--> statement-breakpoint
INSERT INTO "pending_changes" (id, kind, resource, record_id, fields, saved_at, state, artist_id, record_name, account_id, sentence,
    decided_by, decided_at) OVERRIDING SYSTEM VALUE
  SELECT id, 'proposal', resource, record_id, details, proposed_at, state, artist_id, record_name, account_id, sentence,
    decided_by, decided_at FROM "proposals";
--> statement-breakpoint
SELECT setval('public.pending_changes_id_seq', last_value, is_called) FROM "proposals_id_seq";
--> statement-breakpoint
INSERT INTO "pending_changes" (kind, resource, record_id, fields, revision, saved_at, base_revision, staff_name)
  SELECT 'draft', resource, record_id, fields, revision, saved_at, base_revision, staff_name FROM "drafts";
--> statement-breakpoint
DROP TABLE "drafts";
--> statement-breakpoint
DROP TABLE "proposals";
--> statement-breakpoint
-- Instances of schema 48 go on reading and writing these until they are replaced.
CREATE VIEW public.drafts AS
  SELECT kind, resource, record_id, fields, base_revision, revision, staff_name, saved_at FROM "pending_changes" WHERE kind = 'draft';
--> statement-breakpoint
ALTER VIEW public.drafts ALTER COLUMN kind SET DEFAULT 'draft';
--> statement-breakpoint
CREATE VIEW public.proposals AS
  SELECT kind, id, resource, record_id, record_name, artist_id, account_id, fields AS details, state, sentence, decided_by,
    saved_at AS proposed_at, decided_at FROM "pending_changes" WHERE kind = 'proposal';
--> statement-breakpoint
ALTER VIEW public.proposals ALTER COLUMN kind SET DEFAULT 'proposal';
