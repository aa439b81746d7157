CREATE TABLE "enquiry_shares" (
	"enquiry_id" text NOT NULL,
	"artist_id" integer NOT NULL,
	"with_contact" boolean DEFAULT false NOT NULL,
	CONSTRAINT "enquiry_shares_enquiry_id_artist_id_pk" PRIMARY KEY("enquiry_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"record_name" text NOT NULL,
	"artist_id" integer NOT NULL,
	"account_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" IN ('new', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "staff_accounts" DROP CONSTRAINT "staff_accounts_role";--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "reviews_changes" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "artist_id" integer;--> statement-breakpoint
ALTER TABLE "enquiry_shares" ADD CONSTRAINT "enquiry_shares_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_shares_artist" ON "enquiry_shares" USING btree ("artist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_open" ON "proposals" USING btree ("resource","record_id","artist_id") WHERE "proposals"."state" = 'new';--> statement-breakpoint
CREATE INDEX "proposals_record" ON "proposals" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "proposals_artist" ON "proposals" USING btree ("artist_id");--> statement-breakpoint
CREATE INDEX "proposals_account" ON "proposals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "proposals_decided" ON "proposals" USING btree ("decided_at");--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_role" CHECK ("staff_accounts"."role" IN ('reader', 'editor', 'owner') OR ("staff_accounts"."role" = 'artist' AND "staff_accounts"."artist_id" IS NOT NULL));